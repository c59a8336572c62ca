import type { LecturerDraft, LecturerKind, ManagedLecturer } from '@sands/contract/lecturer/lecturer.model'

/** As the contract bounds them, in characters. */
export const MOST = { name: 40, grade: 20, company: 60, experience: 300, tag: 12, introduction: 20_000 }
export const MOST_TAGS = 8

/** Of nothing: an empty one, with what most have. */
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

/** Who comes from outside has no account here. */
export const mayHaveAccount = (kind: LecturerKind): boolean => kind !== 'external'

export const bodyOf = (draft: LecturerDraft): LecturerDraft => ({
  ...draft,
  userId: mayHaveAccount(draft.lecturerKind) ? draft.userId : null,
})

/** The tags with one more; as they are when it is empty, there already, or one too many. */
export function withTag(tags: readonly string[], typed: string): string[] {
  const tag = typed.trim().slice(0, MOST.tag)
  if (tag === '' || tags.includes(tag) || tags.length >= MOST_TAGS) return [...tags]
  return [...tags, tag]
}
