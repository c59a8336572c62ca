import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'

interface AttemptEvent {
  attemptId: Id<'examAttempt'>
  examId: Id<'exam'>
  userId: UserId
  collegeId: CollegeId
  at: Date
}

declare module '../../kernel/events.ts' {
  interface Events {
    /** An attempt was handed in. With `isToMark`, at least one answer waits for a person. */
    'exam.handed-in': AttemptEvent & { isToMark: boolean }
    /** A sealed file of an attempt arrived and waits for a decision. */
    'exam.sealed-handed-in': AttemptEvent & { id: Id<'examSealedFile'> }
    /** An attempt has its score. Emitted again when it is handed in or marked again. */
    'exam.finished': AttemptEvent & { score: number; isQualified: boolean }
    /** An exam went live: learners see this edition from now on. */
    'exam.published': { examId: Id<'exam'>; collegeId: CollegeId; edition: number; isFirst: boolean; at: Date }
    /**
     * A manager published a change and wants the attempts that are there scored again: with the newest keys and the
     * pass mark of the edition. Sent in the transaction of the publication.
     */
    'exam.regrade-wanted': {
      examId: Id<'exam'>
      collegeId: CollegeId
      edition: number
      by: UserId | null
      reason: string
      at: Date
    }
    /** Other terms were given or taken back: deadlines of running attempts may change. */
    'exam.override-changed': {
      examId: Id<'exam'>
      userId: UserId | null
      departmentId: Id<'department'> | null
      at: Date
    }
    /** A regrading took back the pass of a person, and what followed from it. */
    'exam.pass-lost': { examId: Id<'exam'>; userId: UserId; collegeId: CollegeId; at: Date }
    /** A person reached the pass mark for the first time. Points and certificates follow from it. */
    'exam.passed': {
      examId: Id<'exam'>
      userId: UserId
      collegeId: CollegeId
      points: number
      certificateId: Id<'certificate'> | null
      at: Date
    }
    /** A person completed a practice for the first time. Points follow from it. */
    'exam.practice-completed': {
      practiceId: Id<'practice'>
      userId: UserId
      collegeId: CollegeId
      points: number
      at: Date
    }
  }
}
