import type { JumpName } from '@sands/rules/jump'
import { useCall } from '@sands/web/call/use-call'

/** A thing that a tap leads to; null when it has gone. */
export const useContent = (kind: JumpName, id: string) =>
  useCall('GET /sands-system/api/v1/manage/content/get', { query: { kind, id } }, { silent: true })
