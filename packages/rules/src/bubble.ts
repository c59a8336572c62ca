/** Screens of one training task. They carry a trainingId when they are opened from a project. */
const TASK_SCREENS: readonly string[] = [
  '/courseDetail',
  '/ExamInfo',
  '/examInfo',
  '/surveyInfo',
  '/surveyDetails',
  '/TrainingHomework',
  '/SignTask',
  '/LinkTask',
  '/OtherTraining',
  '/ExamPractiseInfo',
  '/examPractiseInfo',
  '/faceDetail',
]

/** Screens that people reach from a shared link, where the way home is not in sight. */
const BUBBLE_SCREENS: readonly string[] = [
  '/ExamInfo',
  '/examInfo',
  '/surveyInfo',
  '/surveyDetails',
  '/trainingDetail',
  '/courseDetail',
  '/comDetailLevel',
  '/broadcastDetail',
]

interface Address {
  pathname: string
  search: string
}

export function showsTaskPanel({ pathname, search }: Address): boolean {
  return TASK_SCREENS.includes(pathname) && Boolean(new URLSearchParams(search).get('trainingId'))
}

/** The back-to-home bubble: for people who are signed in, wherever the task panel does not already offer a way on. */
export function showsBubble({ pathname, search, signedIn }: Address & { signedIn: boolean }): boolean {
  const screen = pathname.startsWith('/broadcastDetail/') ? '/broadcastDetail' : pathname
  return signedIn && BUBBLE_SCREENS.includes(screen) && !showsTaskPanel({ pathname, search })
}
