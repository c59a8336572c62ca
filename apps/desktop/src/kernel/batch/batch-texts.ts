import type { BatchState } from '@sands/contract/ops/batch.model'
import type { DesktopText } from '../text.ts'
import type { Tone } from '../ui/state-tag.tsx'

export const STATE_TEXTS: Readonly<Record<BatchState, { text: DesktopText; tone: Tone }>> = {
  queued: { text: 'ops.batch_queued', tone: 'neutral' },
  running: { text: 'ops.batch_running', tone: 'info' },
  done: { text: 'ops.batch_done', tone: 'success' },
  failed: { text: 'ops.batch_failed', tone: 'danger' },
  cancelled: { text: 'ops.batch_cancelled', tone: 'neutral' },
}

export const isOver = ({ state }: { state: BatchState }): boolean => state !== 'queued' && state !== 'running'
