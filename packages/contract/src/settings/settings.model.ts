import { THEMES } from '@sands/rules/theme'
import { type Static, Type } from 'typebox'
import { Instant, Language, Nullable, OneOf } from '../kernel/schema.ts'

export const Skin = Type.Object({
  themeId: Type.Integer(),
  themeColorType: OneOf(THEMES),
  themeColor: Type.String(),
  tabBackgroundUrl: Nullable(Type.String()),
})
export type Skin = Static<typeof Skin>

export const LanguageItem = Type.Object({ code: Language, name: Type.String(), isDefault: Type.Integer() })

export const Dictionary = Type.Object({
  language: Language,
  version: Type.Integer(),
  texts: Type.Record(Type.String(), Type.String()),
})
export type Dictionary = Static<typeof Dictionary>

export const AGREEMENT_KINDS = ['user', 'privacy', 'collected'] as const
export const AgreementKind = OneOf(AGREEMENT_KINDS)
export type AgreementKind = (typeof AGREEMENT_KINDS)[number]

export const AgreementSection = Type.Object({ heading: Type.String(), paragraphs: Type.Array(Type.String()) })
export type AgreementSection = Static<typeof AgreementSection>
export const Agreement = Type.Object({
  kind: AgreementKind,
  language: Language,
  title: Type.String(),
  version: Type.Integer(),
  updatedAt: Instant,
  sections: Type.Array(AgreementSection),
})
export type Agreement = Static<typeof Agreement>

/** Where a short link leads; read by `shortLinkTarget` in `packages/rules/src/short-link.ts`. */
export const ShortLink = Type.Object({
  shortUrl: Type.String(),
  appJumpStatus: Type.Integer(),
  moduleId: Nullable(Type.String()),
  appJumpUrl: Nullable(Type.String()),
  contentType: Nullable(
    Type.Integer({ description: 'For community content: 1 note, 2 article, other values album or video' }),
  ),
})
export type ShortLink = Static<typeof ShortLink>
