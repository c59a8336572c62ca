import { THEMES } from '@sands/rules/theme'
import { type Static, Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Instant, Language, Nothing, Nullable, OneOf, Version } from '../kernel/schema.ts'
import { Picture } from '../media/media.model.ts'
import { Agreement, AgreementKind } from './settings.model.ts'

const ThemeChoice = Nullable(OneOf(THEMES))
const SkinChoice = Type.Object({ theme: ThemeChoice, tabBackgroundFileId: Nullable(IdOf<'file'>()) })
export type SkinChoice = Static<typeof SkinChoice>
const ManagedSkin = Type.Object({
  ...SkinChoice.properties,
  tabBackground: Nullable(Picture),
  companyTheme: OneOf(THEMES),
})
export type ManagedSkin = Static<typeof ManagedSkin>
const Words = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' })
const AGREEMENT_BYTES = 512 * 1024

/** The skin of a college, and the agreements its people accept. */
export const lookCalls = {
  'GET /sands-system/api/v1/manage/skin/get': call({
    summary:
      'The theme and tab background of the college, and the theme of the company, which applies when the college has none.',
    access: 'right:settings.skin.edit',
    data: ManagedSkin,
  }),
  'POST /sands-system/api/v1/manage/skin/save': call({
    summary:
      'Sets theme and tab background of the college; null follows the company. People see them when they next open the app.',
    access: 'right:settings.skin.edit',
    body: Type.Object({ ...SkinChoice.properties, seen: SkinChoice }),
    data: Nothing,
    errors: ['kernel.changed_meanwhile', 'media.gone'],
    once: true,
  }),
  'GET /sands-system/api/v1/manage/agreement/list': call({
    summary: 'The agreements in every language.',
    access: 'right:settings.agreements.edit',
    data: Type.Array(
      Type.Object({
        kind: AgreementKind,
        language: Language,
        title: Type.String(),
        version: Version,
        updatedAt: Instant,
      }),
    ),
  }),
  'GET /sands-system/api/v1/manage/agreement/get': call({
    summary: 'One agreement in one language.',
    access: 'right:settings.agreements.edit',
    query: Type.Object({ kind: AgreementKind, language: Language }),
    data: Agreement,
    errors: ['kernel.not_found'],
  }),
  'POST /sands-system/api/v1/manage/agreement/save': call({
    summary: 'Changes the text of an agreement. It applies at once.',
    access: 'right:settings.agreements.edit',
    body: Type.Object({
      kind: AgreementKind,
      language: Language,
      version: Version,
      title: Words(80),
      sections: Type.Array(
        Type.Object({
          heading: Type.String({ maxLength: 120 }),
          paragraphs: Type.Array(Words(4000), { maxItems: 60 }),
        }),
        { minItems: 1, maxItems: 60 },
      ),
    }),
    data: Type.Object({ version: Version }),
    errors: ['kernel.not_found', 'kernel.changed_meanwhile'],
    once: true,
    bodyLimit: AGREEMENT_BYTES,
  }),
} satisfies Calls
