import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'

declare module '../../kernel/events.ts' {
  interface Events {
    /**
     * A person has replied to a survey for the first time. It says nothing about the reply, because replies may be
     * anonymous.
     */
    'survey.replied': { collegeId: CollegeId; surveyId: Id<'survey'>; userId: UserId; points: number; at: Date }
  }
}
