import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'

declare module '../../kernel/events.ts' {
  interface Events {
    /**
     * A person has replied to a survey for the first time. It says nothing about the reply, because replies may be
     * anonymous: then nothing with a time may be stored about the person.
     */
    'survey.replied': {
      collegeId: CollegeId
      surveyId: Id<'survey'>
      userId: UserId
      isAnonymous: boolean
      points: number
      at: Date
    }
  }
}
