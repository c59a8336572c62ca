import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { CollegeChoice } from '../kernel/schema.ts'
import { TabItem } from './home.model.ts'

export const homeCalls = {
  'POST /sands-lms/api/v1/decorate/decorate-navigation/navigation': call({
    summary: 'The tab bar of a college, in order, without the items this person may not see.',
    access: 'learner',
    body: Type.Object({ clientType: Type.Literal(3), collegeId: CollegeChoice }),
    data: Type.Object({ navigations: Type.Array(TabItem) }),
    errors: ['org.college_unknown'],
  }),
} satisfies Calls
