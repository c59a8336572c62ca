/** What the phone app asks a home page with. The script before the app and the app itself ask the very same. */
export const homeConfigBody = <CollegeId extends string>(collegeId: CollegeId) =>
  ({ clientType: 3, collegeId, readCache: 0, switchCollege: 1, templateId: null }) as const
