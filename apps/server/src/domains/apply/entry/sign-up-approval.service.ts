import { applyLinks } from '@sands/contract/apply/apply.links'
import { idIn } from '@sands/contract/kernel/id'
import type { FormField } from '@sands/rules/apply/form'
import { plainStep } from '@sands/rules/review/approval'
import type { Db } from '../../../kernel/database/database.ts'
import type { MediaService } from '../../media/index.ts'
import type { ApprovalKind } from '../../review/index.ts'
import { signUpRepo } from '../sign-up/sign-up.repo.ts'
import type { Entries } from './entries.service.ts'
import { type EntryId, type EntryRow, entryRepo } from './entry.repo.ts'

const END_STEPS = { declined: 'decline', withdrawn: 'withdraw' } as const

/** Signing up for something that wants a yes: the answer gives a place or a turn on the waiting list, or says why not. */
export function signUpApprovals(entries: Entries, media: Pick<MediaService, 'shownResources'>): ApprovalKind<EntryId> {
  async function factsOf(db: Db, fields: readonly FormField[], { id, answers }: EntryRow) {
    // Only files that came with the entry: what a person once typed into another field is no file.
    const own = (await entryRepo.files(db, [id])).map(({ fileId }) => fileId)
    const resources = await media.shownResources(db, own)
    const fileNameOf = (value: string) => {
      const id = idIn<'file'>(value)
      return (id && resources.get(id)?.fileName) ?? []
    }
    return fields.flatMap(({ key, kind, label }) => {
      const given = answers.find((answer) => answer.key === key)
      if (!given) return []
      const words = given.values.flatMap((value) => (kind === 'file' ? fileNameOf(value) : value))
      return { label, value: words.join(', ') }
    })
  }

  return {
    name: 'sign_up',
    right: 'apply.people',
    steps: [plainStep('right')],

    async decided(tx, { collegeId, subjectId, askerId }, { end, byId, reason }) {
      const found = await entryRepo.get(tx, collegeId, subjectId)
      const signUp = found && (await signUpRepo.lock(tx, collegeId, found.signUpId))
      const entry = found && (await entryRepo.get(tx, collegeId, found.id))
      if (!signUp || entry?.state !== 'asked') return
      if (end === 'approved') return entries.accept(tx, signUp, { entry, byId, reason })
      // Somebody else takes a request back only when the sign-up is cancelled, or what it is for is over.
      const step = end === 'withdrawn' && byId !== askerId ? 'cancel' : END_STEPS[end]
      await entries.step(tx, [entry], { step, byId, reason: reason || null })
    },

    async refusal(tx, { collegeId, subjectId }) {
      const entry = await entryRepo.get(tx, collegeId, subjectId)
      const signUp = entry && (await signUpRepo.lock(tx, collegeId, entry.signUpId))
      return signUp ? entries.acceptRefusal(tx, signUp) : 'apply.target_closed'
    },

    async describe(db, { collegeId, subjectId }) {
      const entry = await entryRepo.get(db, collegeId, subjectId)
      const signUp = entry && (await signUpRepo.get(db, collegeId, entry.signUpId))
      if (!entry || !signUp) return { facts: [], changes: [], path: null }
      return {
        facts: await factsOf(db, signUp.fields, entry),
        changes: [],
        path: applyLinks.detail(signUp.id),
      }
    },
  }
}
