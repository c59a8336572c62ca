/** The ten types of tasks, by the specification. */
export const PROJECT_TASKS = {
  course: 1,
  courseware: 2,
  exam: 3,
  survey: 4,
  homework: 5,
  signIn: 6,
  link: 7,
  practice: 8,
  face: 9,
  other: 10,
} as const
export type ProjectTaskType = (typeof PROJECT_TASKS)[keyof typeof PROJECT_TASKS]
export type ProjectTaskName = keyof typeof PROJECT_TASKS

const NAMES = new Map<number, ProjectTaskName>(
  Object.entries(PROJECT_TASKS).map(([name, type]) => [type, name as ProjectTaskName]),
)
export const taskNameOf = (type: number): ProjectTaskName | undefined => NAMES.get(type)

/** The status of a passed task on the wire; every other status is in progress. */
export const TASK_PASSED = 200
export const TASK_IN_PROGRESS = 100

/** A task as the task panel knows it. */
export interface PanelTask {
  globalIndex: number
  taskType: number
  taskId: string
  trainingId: string
  status: number
  lockStatus: number
  /** 1 when its content was deleted, which waives it. */
  isRefDeleted: number
}

interface Screen {
  path: string
  id: string
  more?: Readonly<Record<string, string>>
}

const SCREENS: Readonly<Record<ProjectTaskType, (task: PanelTask) => Screen>> = {
  1: () => ({ path: '/courseDetail', id: 'id', more: { courseType: 'course' } }),
  2: () => ({ path: '/courseDetail', id: 'id', more: { courseType: 'courseWare' } }),
  3: () => ({ path: '/ExamInfo', id: 'examId' }),
  4: ({ status }) => ({ path: status === TASK_PASSED ? '/surveyDetails' : '/surveyInfo', id: 'investigationId' }),
  5: () => ({ path: '/TrainingHomework', id: 'taskId' }),
  6: () => ({ path: '/SignTask', id: 'taskId' }),
  7: () => ({ path: '/LinkTask', id: 'taskId' }),
  8: () => ({ path: '/ExamPractiseInfo', id: 'practiseId' }),
  9: () => ({ path: '/faceDetail', id: 'faceId' }),
  10: () => ({ path: '/OtherTraining', id: 'taskId' }),
}

const isTaskType = (type: number): type is ProjectTaskType => NAMES.has(type)

/** The address of the screen of a task; undefined for a type that this version does not know. */
export function taskAddress(task: PanelTask): string | undefined {
  if (!isTaskType(task.taskType)) return undefined
  const { path, id, more } = SCREENS[task.taskType](task)
  const query = new URLSearchParams({
    [id]: task.taskId,
    ...more,
    trainingId: task.trainingId,
    globalIndex: String(task.globalIndex),
  })
  return `${path}?${query}`
}

/** Whether the address of a screen is the one of this task, at whichever place of the list. */
function isAt(task: PanelTask, search: URLSearchParams): boolean {
  if (!isTaskType(task.taskType)) return false
  const { id, more = {} } = SCREENS[task.taskType](task)
  return (
    search.get(id) === task.taskId &&
    Object.entries(more).every(([name, value]) => (search.get(name) ?? value) === value)
  )
}

/** The address of a courseware of a course leads to the course, opened at the courseware. */
const isInside = ({ taskType, taskId }: PanelTask, search: URLSearchParams): boolean =>
  taskType === PROJECT_TASKS.courseware && search.get('courseWareId') === taskId

/** The parameters that name what a screen shows. */
const ID_PARAMETERS = ['id', 'examId', 'investigationId', 'taskId', 'practiseId', 'faceId']

/**
 * The task of a screen, by its address. The number decides between tasks with the same content. An address from before
 * the tasks changed their places, or without a number, is still the one of its task. The number alone is enough only
 * where the address does not name the content: with the task taken out, it is the number of another one.
 */
export function currentTask<T extends PanelTask>(tasks: readonly T[], search: URLSearchParams): T | undefined {
  const number = Number(search.get('globalIndex'))
  const numbered = ({ globalIndex }: T) => globalIndex === number
  const here = tasks.filter((task) => isAt(task, search))
  const inside = tasks.filter((task) => isInside(task, search))
  const found = here.find(numbered) ?? inside.find(numbered) ?? here[0] ?? inside[0]
  if (found || ID_PARAMETERS.some((name) => search.has(name))) return found
  return tasks.find(numbered)
}

export type NextTask = { kind: 'task'; address: string } | { kind: 'locked' } | { kind: 'last' }

/** What the next button of the task panel does. There is nothing to open where the content was deleted. */
export function nextTask(tasks: readonly PanelTask[], globalIndex: number): NextTask {
  const next = tasks
    .filter((task) => task.globalIndex > globalIndex && task.isRefDeleted === 0)
    .reduce<PanelTask | undefined>(
      (first, task) => (first && first.globalIndex < task.globalIndex ? first : task),
      undefined,
    )
  const address = next && taskAddress(next)
  if (!next || !address) return { kind: 'last' }
  return next.lockStatus === 1 ? { kind: 'locked' } : { kind: 'task', address }
}
