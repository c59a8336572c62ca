import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'

declare module '../../kernel/events.ts' {
  interface Events {
    /**
     * People have replied to a survey for the first time, all in one transaction. It says nothing about the replies,
     * because they may be anonymous: then nothing with a time may be stored about the people.
     */
    'survey.replied': {
      collegeId: CollegeId
      surveyId: Id<'survey'>
      /** In the order in which every transaction locks what belongs to people. */
      userIds: readonly UserId[]
      isAnonymous: boolean
      points: number
      at: Date
    }
  }
}
