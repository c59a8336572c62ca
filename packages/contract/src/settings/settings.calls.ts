import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { CollegeChoice, Language } from '../kernel/schema.ts'
import { Agreement, AgreementKind, Dictionary, LanguageItem, ShortLink, Skin } from './settings.model.ts'

export const settingsCalls = {
  'GET /sands-lms/api/v1/skin/get': call({
    summary: 'The colours of a college, or of the company when the call names no college.',
    access: 'open',
    query: Type.Object({ collegeId: Type.Optional(CollegeChoice) }),
    data: Skin,
    beforeSetUp: true,
  }),
  'GET /sands-system/api/v1/language/list': call({
    summary: 'The languages a person can choose from.',
    access: 'open',
    data: Type.Array(LanguageItem),
    beforeSetUp: true,
  }),
  'GET /sands-system/api/v1/translate/i18ns': call({
    summary: "The texts of one language: the built-in ones with the company's edits over them, or the edits alone.",
    access: 'open',
    query: Type.Object({ language: Language, editsOnly: Type.Optional(Type.Boolean()) }),
    data: Dictionary,
    beforeSetUp: true,
  }),
  'GET /sands-system/api/v1/translate/version/get': call({
    summary: 'Increases with every edit of a text. An app that has another version loads the texts again.',
    access: 'open',
    data: Type.Object({ version: Type.Integer() }),
    beforeSetUp: true,
  }),
  'GET /sands-system/api/v1/agreement/get': call({
    summary: 'The user agreement, the privacy policy or the list of collected information.',
    access: 'open',
    query: Type.Object({ kind: AgreementKind, language: Type.Optional(Language) }),
    data: Agreement,
    errors: ['kernel.not_found'],
  }),
  'GET /sands-system/api/v1/short-url/getShortUrl': call({
    summary: 'The target of a short link.',
    access: 'open',
    query: Type.Object({ shortUrl: Type.String({ minLength: 4, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' }) }),
    data: ShortLink,
    perMinute: 120,
    errors: ['settings.short_link_gone'],
  }),
} satisfies Calls
