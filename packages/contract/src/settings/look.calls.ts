import { THEMES } from '@sands/rules/theme'
import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { Instant, Language, Nothing, Nullable, OneOf, Version } from '../kernel/schema.ts'
import { Agreement, AgreementKind } from './settings.model.ts'

const ThemeChoice = Nullable(OneOf(THEMES))
const Words = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' })
const AGREEMENT_BYTES = 512 * 1024

/** The skin of a college, and the agreements its people accept. */
export const lookCalls = {
  'GET /sands-system/api/v1/manage/skin/get': call({
    summary: 'The theme of the college, and the theme of the company, which applies when the college has none.',
    access: 'right:settings.skin.edit',
    data: Type.Object({ theme: ThemeChoice, companyTheme: OneOf(THEMES) }),
  }),
  'POST /sands-system/api/v1/manage/skin/save': call({
    summary:
      'Sets the theme of the college, or resets it to that of the company. People see it when they next open the app.',
    access: 'right:settings.skin.edit',
    body: Type.Object({ theme: ThemeChoice, seen: ThemeChoice }),
    data: Nothing,
    errors: ['kernel.changed_meanwhile'],
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
