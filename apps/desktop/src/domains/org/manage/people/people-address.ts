import type { DepartmentId, LabelId, PostId, RoleId } from '@sands/contract/kernel/schema'
import type { UserFilter } from '@sands/contract/org/people.model'
import { isId } from '@sands/rules/id'
import {
  type AddressValue,
  type AddressValues,
  choiceValue,
  idValue,
  pageValues,
  textValue,
} from '../../../../kernel/address/address-query.ts'

export const NEW_PERSON = 'new'
/** `open` names the person in the drawer, or a new person. */
const openValue: AddressValue<string> = {
  fallback: '',
  read: (text) => (text === NEW_PERSON || isId(text) ? text : undefined),
}

export const PEOPLE_ADDRESS = {
  ...pageValues,
  open: openValue,
  keyword: textValue(60),
  department: idValue<DepartmentId>(),
  below: choiceValue(['yes', 'no'], 'yes'),
  post: idValue<PostId>(),
  label: idValue<LabelId>(),
  role: idValue<RoleId>(),
  status: choiceValue(['all', 'active', 'disabled'], 'all'),
  password: choiceValue(['all', 'yes', 'no'], 'all'),
}
export type PeopleAddress = AddressValues<typeof PEOPLE_ADDRESS>
export type PeopleFilterPatch = Partial<Omit<PeopleAddress, 'current' | 'size' | 'open'>>

export const NO_FILTER = {
  keyword: '',
  department: '',
  below: 'yes',
  post: '',
  label: '',
  role: '',
  status: 'all',
  password: 'all',
} satisfies PeopleFilterPatch

/** The filter in the form that the server expects; missing values are left out. */
export function filterOf(address: PeopleAddress): UserFilter {
  const { keyword, department, below, post, label, role, status, password } = address
  return {
    ...(keyword && { keyword }),
    ...(department && { departmentId: department, ...(below === 'no' && { withChildren: false }) }),
    ...(post && { postId: post }),
    ...(label && { labelId: label }),
    ...(role && { roleId: role }),
    ...(status !== 'all' && { status }),
    ...(password !== 'all' && { hasPassword: password === 'yes' }),
  }
}

export const isFiltered = (address: PeopleAddress): boolean => Object.keys(filterOf(address)).length > 0
