import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { CollegeChoice, Flag, IdOf, Nullable, Page, pageQuery } from '../kernel/schema.ts'
import { PartKey } from './decoration.model.ts'
import { Advert, HomeConfig, InfoAndClass, TabItem } from './home.model.ts'

// Shows an unpublished page, with all its parts, to a person in its college.
const draftToken = Type.Optional(Type.String({ maxLength: 200 }))
/** Both lists are read page by page from the start, so the number of pages is limited. */
const MOST_PAGES = 200

export const homeCalls = {
  'POST /sands-lms/api/v1/homePageDecorate/getInfo': call({
    summary: 'The current home page of a college, without the parts that the person may not see.',
    access: 'learner',
    body: Type.Object({
      clientType: Type.Literal(3),
      collegeId: CollegeChoice,
      readCache: Type.Optional(Flag),
      switchCollege: Type.Optional(Flag),
      // The id of the home page that the app has cached. The answer is always the current page.
      templateId: Type.Optional(Nullable(IdOf<'decoration'>())),
      draftToken,
    }),
    data: HomeConfig,
    errors: ['org.college_unknown', 'home.preview_ended'],
  }),
  'POST /sands-lms/api/v1/homePageDecorate/infoAndClass': call({
    summary: 'The articles and courses of a module of the home page as one list, or all that the person may see.',
    access: 'learner',
    body: Type.Object({
      moduleId: Type.Optional(PartKey),
      current: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_PAGES, default: 1 })),
      size: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 20 })),
      draftToken,
    }),
    data: InfoAndClass,
    errors: ['kernel.not_found', 'home.preview_ended'],
  }),
  'POST /sands-lms/api/v1/decorate/decorate-navigation/navigation': call({
    summary: 'The bottom bar of a college, in order, without the tabs that the person may not see.',
    access: 'learner',
    body: Type.Object({ clientType: Type.Literal(3), collegeId: CollegeChoice }),
    data: Type.Object({ navigations: Type.Array(TabItem) }),
    errors: ['org.college_unknown'],
  }),
  'GET /sands-system/api/v1/publicize/page': call({
    summary: 'Adverts whose display period includes now, in order. Location 0 is the pop-up of the home page.',
    access: 'learner',
    query: Type.Object({ location: Type.Literal('0'), ...pageQuery }),
    data: Page(Advert),
  }),
} satisfies Calls
