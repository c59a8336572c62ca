import { LANGUAGES, type Language as LanguageCode } from '@sands/rules/language'
import { type TSchema, Type } from 'typebox'

declare const kind: unique symbol
/** Ids are decimal strings on the wire and in code; the brand prevents using the id of a user as that of a college. */
export interface OfKind<Kind extends string> {
  readonly [kind]: Kind
}
export type Id<Kind extends string> = string & OfKind<Kind>
export type UserId = Id<'user'>
export type CollegeId = Id<'college'>
export type DepartmentId = Id<'department'>
export type AudienceId = Id<'audience'>
export type PostId = Id<'post'>
export type LabelId = Id<'label'>
export type RoleId = Id<'role'>
export type GrantId = Id<'grant'>
export type FileId = Id<'file'>
export type BatchId = Id<'batch'>
export type MessageId = Id<'message'>

const ID_PATTERN = '^[1-9][0-9]{0,17}$'
export const IdOf = <Kind extends string>() =>
  Type.Unsafe<Id<Kind>>(Type.String({ pattern: ID_PATTERN, maxLength: 18 }))
/** Up to a hundred ids, separated by commas. */
export const IdList = Type.String({ pattern: '^[1-9][0-9]{0,17}(,[1-9][0-9]{0,17}){0,99}$', maxLength: 1899 })
export const UserIdSchema = IdOf<'user'>()
export const CollegeIdSchema = IdOf<'college'>()

/** A college in a request: '-1' means the first college of the person. */
export const CollegeChoice = Type.Union([CollegeIdSchema, Type.Literal('-1')])

export const Flag = Type.Union([Type.Literal(0), Type.Literal(1)])
export const Instant = Type.String({ format: 'date-time', maxLength: 40 })
export const Nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()])
export const Nothing = Type.Null()

export const OneOf = <const Values extends readonly string[]>(values: Values) =>
  Type.Unsafe<Values[number]>(Type.Union(values.map((value) => Type.Literal(value))))
export const Language = OneOf(LANGUAGES)
export type Language = LanguageCode

/**
 * Increases with every change. A request to change something names the version it has seen; when the stored version
 * differs, the answer is `kernel.changed_meanwhile`.
 */
export const Version = Type.Integer({ minimum: 1 })

const MAX_PAGE_SIZE = 100
export const pageQuery = {
  current: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, default: 1 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, default: 20 })),
}
export const Page = <S extends TSchema>(record: S) =>
  Type.Object({ records: Type.Array(record), current: Type.Integer(), size: Type.Integer(), total: Type.Integer() })

export interface PageOf<T> {
  records: T[]
  current: number
  size: number
  total: number
}
