/** Whether a text has the form of an id; ids in addresses are not trusted. */
export const isId = (text: string): boolean => /^[1-9]\d{0,17}$/.test(text)
