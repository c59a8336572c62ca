let managed: string | null = null

/**
 * The college that this window manages. Each window has its own, whatever other windows have changed in the session.
 * Null outside the management.
 */
export const managedCollege = (): string | null => managed

export function manageCollege(collegeId: string | null): void {
  managed = collegeId
}
