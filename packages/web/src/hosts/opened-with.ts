let first: string | undefined

/** Called before a visit that comes back, or the router, changes the address. */
export function rememberAddress(): void {
  first ??= window.location.href
}

/** The address that this window was opened with. */
export const openedWith = (): string => first ?? window.location.href
