export const INFO_AND_CLASS = 'POST /sands-lms/api/v1/homePageDecorate/infoAndClass'

/** The page with all items of a module with articles and courses, relative to /desktop. */
export const discoverPath = (moduleId: string) => `/discover?moduleId=${encodeURIComponent(moduleId)}`
