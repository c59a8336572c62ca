import { TAB_CODES } from '@sands/rules/tabs'
import { type Static, Type } from 'typebox'
import { Nullable, OneOf } from '../kernel/schema.ts'

export const TabItem = Type.Object({
  id: Type.String(),
  name: Type.String(),
  defaultCode: Nullable(OneOf(TAB_CODES)),
  jumpUrl: Nullable(Type.String()),
  isDefaultPage: Type.Integer(),
  choseImgUrl: Nullable(Type.String()),
  defaultImgUrl: Nullable(Type.String()),
})
export type TabItem = Static<typeof TabItem>
