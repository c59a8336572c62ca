import type { JumpName } from '@sands/rules/jump'
import { useCall } from '@sands/web/call/use-call'

/** The content that a jump leads to; null when it was deleted. */
export const useContent = (kind: JumpName, id: string) =>
  useCall('GET /sands-system/api/v1/manage/content/get', { query: { kind, id } }, { silent: true })
