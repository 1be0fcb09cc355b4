const afterThat =
  /^(?:(?:and|ok|okay|then|aur|to|और|तो)\s+)*(?:(?:if (?:i|we) (?:wait|do it|go) )?(?:till |until )?(?:after that|then after|after this)|uske baad|iske baad|phir uske baad|उसके बाद|इसके बाद)(?![\p{L}\p{M}])(?:\s+(?:when|kab|kya|next|फिर|कब|क्या|hoga|होगा))*\s*[?।.!]*$/iu

/** "And after that?" of a time that was told. */
export const asksAfter = (question: string): boolean => afterThat.test(question.trim())
