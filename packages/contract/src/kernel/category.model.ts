import { MOST_CATEGORY_LEVELS, MOST_CATEGORY_NAME } from '@sands/rules/category'
import { type Static, Type } from 'typebox'
import { Flag, IdOf, Nullable, Version } from './schema.ts'

export const CategoryName = Type.String({ minLength: 1, maxLength: MOST_CATEGORY_NAME, pattern: '\\S' })

/** A category as a learner sees it. Both counts include everything in it and below it that the person may see. */
export function CategoryNode<Kind extends string>() {
  const node = {
    id: IdOf<Kind>(),
    name: Type.String(),
    parentId: Nullable(IdOf<Kind>()),
    categoryLevel: Type.Integer({ minimum: 1, maximum: MOST_CATEGORY_LEVELS }),
    courseNum: Type.Integer(),
    count: Type.Integer(),
    hasChildren: Flag,
  }
  const third = Type.Object({ ...node, children: Type.Array(Type.Never()) })
  const second = Type.Object({ ...node, children: Type.Array(third) })
  return Type.Object({ ...node, children: Type.Array(second) })
}
export type CategoryNode<Kind extends string> = Static<ReturnType<typeof CategoryNode<Kind>>>

export const ManagedCategory = <Kind extends string>() =>
  Type.Object({
    id: IdOf<Kind>(),
    parentId: Nullable(IdOf<Kind>()),
    name: Type.String(),
    level: Type.Integer({ minimum: 1, maximum: MOST_CATEGORY_LEVELS }),
    count: Type.Integer({ description: 'Number of contents in this category itself, without the categories below it' }),
    version: Version,
  })
export type ManagedCategory<Kind extends string> = Static<ReturnType<typeof ManagedCategory<Kind>>>

/** The bodies of the calls that edit categories. */
export const categoryEdits = <Kind extends string>() => ({
  create: Type.Object({ parentId: Nullable(IdOf<Kind>()), name: CategoryName }),
  rename: Type.Object({ id: IdOf<Kind>(), version: Version, name: CategoryName }),
  move: Type.Object({
    id: IdOf<Kind>(),
    version: Version,
    parentId: Nullable(IdOf<Kind>()),
    beforeId: Nullable(IdOf<Kind>()),
  }),
  remove: Type.Object({ id: IdOf<Kind>(), version: Version }),
})
