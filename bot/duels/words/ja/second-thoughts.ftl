second-thoughts-back = 戻る
