export const INFO_AND_CLASS = 'POST /sands-lms/api/v1/homePageDecorate/infoAndClass'

/** All of a module with articles and courses, below /desktop. */
export const discoverPath = (moduleId: string) => `/discover?moduleId=${encodeURIComponent(moduleId)}`
