import type { CollegeId, LabelId } from '@sands/contract/kernel/schema'
import type { ManagedUserDetail, NewUser, UserChange, UserPlace } from '@sands/contract/org/people.model'

/** The values of the form. Empty fields are empty texts here and null on the wire. */
export interface PersonValues {
  userName: string
  name: string
  mobile: string
  email: string
  labelIds: readonly LabelId[]
  places: readonly UserPlace[]
}

export type PersonField = keyof PersonValues
export const PERSON_FIELDS: readonly PersonField[] = ['name', 'userName', 'mobile', 'email', 'labelIds', 'places']

export const emptyPerson = (place: UserPlace): PersonValues => ({
  userName: '',
  name: '',
  mobile: '',
  email: '',
  labelIds: [],
  places: [place],
})

export const newPlace = (collegeId: CollegeId): UserPlace => ({
  collegeId,
  departmentId: null,
  postId: null,
  leaderId: null,
})

export const valuesOf = (person: ManagedUserDetail): PersonValues => ({
  userName: person.userName,
  name: person.name,
  mobile: person.mobile ?? '',
  email: person.email ?? '',
  labelIds: person.labels.map(({ id }) => id),
  places: person.places.map(({ collegeId, departmentId, postId, leaderId }) => ({
    collegeId,
    departmentId,
    postId,
    leaderId,
  })),
})

const wireOf = ({ userName, name, mobile, email, labelIds, places }: PersonValues) => ({
  userName: userName.trim(),
  name: name.trim(),
  mobile: mobile.trim() || null,
  email: email.trim() || null,
  labelIds: [...labelIds],
  places: [...places],
})

export const newUserOf = (values: PersonValues, oneTimePassword: boolean): NewUser => ({
  ...wireOf(values),
  oneTimePassword,
})

export const changeOf = (values: PersonValues, { id, version }: Pick<UserChange, 'id' | 'version'>): UserChange => ({
  id,
  version,
  ...wireOf(values),
})

const plain = (value: PersonValues[PersonField]): string => {
  if (typeof value === 'string') return value.trim()
  const parts = value.map((each) =>
    typeof each === 'string' ? each : [each.collegeId, each.departmentId, each.postId, each.leaderId].join(),
  )
  return parts.sort().join(' ')
}
const isSame = (field: PersonField, one: PersonValues, other: PersonValues) => plain(one[field]) === plain(other[field])

export const changedFields = (one: PersonValues, other: PersonValues): PersonField[] =>
  PERSON_FIELDS.filter((field) => !isSame(field, one, other))

const placeIn = ({ places }: PersonValues, collegeId: CollegeId) =>
  places.find((place) => place.collegeId === collegeId)
const isSamePlace = (one: UserPlace | undefined, other: UserPlace | undefined) =>
  one?.departmentId === other?.departmentId && one?.postId === other?.postId && one?.leaderId === other?.leaderId

interface Versions {
  /** The values when the form was opened. */
  base: PersonValues
  theirs: PersonValues
  mine: PersonValues
}

interface Merged {
  values: PersonValues
  /** Fields that only somebody else changed; their values are taken over. */
  taken: readonly PersonField[]
  /**
   * Fields that both changed to different values: the value typed here stays, and is shown for a check before saving.
   */
  disputed: readonly PersonField[]
}

/** Merged college by college, so that an editor of one college does not undo changes in another. */
function mergePlaces({ base, theirs, mine }: Versions): { places: UserPlace[]; isDisputed: boolean } {
  const colleges = new Set([...theirs.places, ...mine.places].map(({ collegeId }) => collegeId))
  const merged = [...colleges].map((collegeId) => {
    const [was, their, my] = [placeIn(base, collegeId), placeIn(theirs, collegeId), placeIn(mine, collegeId)]
    const isMine = !isSamePlace(was, my) || (was === undefined) !== (my === undefined)
    const isTheirs = !isSamePlace(was, their) || (was === undefined) !== (their === undefined)
    return { place: isMine ? my : their, isDisputed: isMine && isTheirs && !isSamePlace(my, their) }
  })
  return {
    places: merged.flatMap(({ place }) => place ?? []),
    isDisputed: merged.some(({ isDisputed }) => isDisputed),
  }
}

/** Somebody else has saved meanwhile: values typed here stay, and values that only they changed are taken over. */
export function mergePerson({ base, theirs, mine }: Versions): Merged {
  const byThem = changedFields(base, theirs)
  const byMe = changedFields(base, mine)
  const own = Object.fromEntries(byMe.map((field) => [field, mine[field]]))
  const { places, isDisputed } = mergePlaces({ base, theirs, mine })
  const isOpen = (field: PersonField) =>
    field === 'places' ? isDisputed : byMe.includes(field) && !isSame(field, mine, theirs)
  const values = { ...theirs, ...own, places }
  return {
    values,
    taken: byThem.filter((field) => !isOpen(field) && !isSame(field, values, mine)),
    disputed: byThem.filter(isOpen),
  }
}
