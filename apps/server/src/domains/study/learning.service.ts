import type { Kernel } from '../../kernel/kernel.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { LearnKind } from './learn.kind.ts'
import './study.events.ts'

export interface LearningService {
  /** Somebody has an article open: counted by the server's clock, and read counts as seen. Answers with their study time with it, ever. */
  read(viewer: Viewer, reading: { articleId: string; seconds: number }): Promise<{ seconds: number }>
}

export function createLearningService(_kernel: Kernel, _kinds: readonly LearnKind[]): LearningService {
  return { read: async () => ({ seconds: 0 }) }
}
