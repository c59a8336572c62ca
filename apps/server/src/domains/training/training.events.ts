import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'

declare module '../../kernel/events.ts' {
  interface Events {
    /** Members have completed a project. Sent once for each member and project. Certificates and points follow from it. */
    'training.completed': {
      trainingId: Id<'training'>
      collegeId: CollegeId
      userIds: readonly UserId[]
      points: number
      at: Date
    }
  }
}
