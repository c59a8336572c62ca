import type { Kernel } from '../../kernel/kernel.ts'
import type { SignUpTarget, TargetFacts } from '../../kernel/sign-up-target.kind.ts'
import { examContentRepo, takesPeople } from './exam-content.repo.ts'

/** Exams as something to sign up for: `openTo` lets people with a place take them, whatever the audience. */
export function examSignUps({ clock }: Pick<Kernel, 'clock'>): SignUpTarget {
  const factsOf = ({ state, opensAt, closesAt }: ExamTimes): TargetFacts => ({
    startsAt: opensAt,
    endsAt: closesAt,
    isOpen: state === 'published' && (closesAt === null || closesAt > clock.now()),
    isOver: closesAt !== null && closesAt <= clock.now(),
    left: null,
  })

  const facts: SignUpTarget['facts'] = async (db, collegeId, ids) =>
    new Map((await examContentRepo.times(db, collegeId, ids)).map((row) => [row.id, factsOf(row)]))

  return {
    kind: 'exam',
    tellsPeople: false,
    takesPeople,
    facts,
    lock: async (tx, { collegeId, id }) => (await facts(tx, collegeId, [id])).get(id),
    admit: () => Promise.resolve(),
    release: () => Promise.resolve(),
    holders: (_db, _target, userIds) => Promise.resolve(new Set(userIds)),
  }
}

type ExamTimes = Awaited<ReturnType<typeof examContentRepo.times>>[number]
