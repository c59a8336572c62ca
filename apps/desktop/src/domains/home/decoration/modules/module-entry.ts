/** The element id of a module in the list, so that other parts can focus it. */
export const entryId = (part: string): string => `module-${part}`

export const focusEntry = (part: string): void => document.getElementById(entryId(part))?.focus()
