import type { LecturerDraft, LecturerKind, ManagedLecturer } from '@sands/contract/lecturer/lecturer.model'

/** The maximum lengths in the contract, in characters. */
export const MOST = { name: 40, grade: 20, company: 60, experience: 300, tag: 12, introduction: 20_000 }
export const MOST_TAGS = 8

/** An empty draft with the most common settings when there is no lecturer. */
export const draftOf = (lecturer: ManagedLecturer | undefined): LecturerDraft => ({
  name: lecturer?.name ?? '',
  lecturerKind: lecturer?.lecturerKind ?? 'internal',
  userId: lecturer?.userId ?? null,
  lectureGradeName: lecturer?.lectureGradeName ?? '',
  companyName: lecturer?.companyName ?? '',
  teachingExperience: lecturer?.teachingExperience ?? '',
  tagNames: lecturer?.tagNames ?? [],
  avatarFileId: lecturer?.avatarFileId ?? null,
  introduction: lecturer?.introduction ?? '',
  isShown: lecturer?.isShown ?? true,
})

export const isGood = ({ name, introduction }: LecturerDraft): boolean =>
  name.trim() !== '' && introduction.length <= MOST.introduction

/** An external lecturer has no account here. */
export const mayHaveAccount = (kind: LecturerKind): boolean => kind !== 'external'

export const bodyOf = (draft: LecturerDraft): LecturerDraft => ({
  ...draft,
  userId: mayHaveAccount(draft.lecturerKind) ? draft.userId : null,
})

/** Adds a tag; unchanged when it is empty, already there, or one too many. */
export function withTag(tags: readonly string[], typed: string): string[] {
  const tag = typed.trim().slice(0, MOST.tag)
  if (tag === '' || tags.includes(tag) || tags.length >= MOST_TAGS) return [...tags]
  return [...tags, tag]
}
