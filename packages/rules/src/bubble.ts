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

/** Screens that people open from a shared link and that have no other way to the home page. */
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

/** The back-to-home bubble is for signed-in people. */
export function isBubbleScreen({ pathname, signedIn }: Pick<Address, 'pathname'> & { signedIn: boolean }): boolean {
  const screen = pathname.startsWith('/broadcastDetail/') ? '/broadcastDetail' : pathname
  return signedIn && BUBBLE_SCREENS.includes(screen)
}

/** Whether the bubble is there from the start. Where the task panel turns out to have nothing to show, it comes instead. */
export const showsBubble = (place: Address & { signedIn: boolean }): boolean =>
  isBubbleScreen(place) && !showsTaskPanel(place)
