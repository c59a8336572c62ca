/** Whether a text can be the id of something: what addresses say is not to be trusted. */
export const isId = (text: string): boolean => /^[1-9]\d{0,17}$/.test(text)
