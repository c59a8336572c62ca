import { dismissToast, shownToasts } from '../toast/toast.ts'

export function clearToasts(): void {
  for (const { id } of shownToasts()) dismissToast(id)
}
