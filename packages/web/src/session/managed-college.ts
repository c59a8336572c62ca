let managed: string | null = null

/**
 * The college whose management this window shows. Each window has its own, whatever other windows have done to the
 * session meanwhile. Null outside the management.
 */
export const managedCollege = (): string | null => managed

export function manageCollege(collegeId: string | null): void {
  managed = collegeId
}
