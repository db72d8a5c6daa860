second-thoughts-back = 返回
