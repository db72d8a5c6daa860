second-thoughts-back = Back
