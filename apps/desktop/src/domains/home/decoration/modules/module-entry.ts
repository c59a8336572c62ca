/** Ties the entry of a module in the list to those who lead there. */
export const entryId = (part: string): string => `module-${part}`

export const focusEntry = (part: string): void => document.getElementById(entryId(part))?.focus()
