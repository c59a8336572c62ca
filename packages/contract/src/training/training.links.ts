const query = (fields: Readonly<Record<string, string>>): string => new URLSearchParams(fields).toString()

export const trainingLinks = {
  mine: () => '/myTraining',
  mineTab: () => '/myTrainingTab',
  detail: (id: string) => `/trainingDetail?${query({ id })}`,
  archived: (id: string) => `/archivetrainingDetail?${query({ id })}`,
  registration: (id: string) => `/selfRegistrationDetail?${query({ id })}`,
  /** The content of the QR code on the screen of the room. With its project the panel leads on to the next task. */
  scan: (taskId: string, code: string, place?: { trainingId: string; globalIndex: string }) =>
    `/SignTask?${query({ taskId, code, ...place })}`,
  /** Sign-in of members who have no account session. */
  openSign: (taskId: string) => `/noLoginSign?${query({ taskId })}`,
  scanner: () => '/scanSign',
  signTask: (taskId: string) => `/SignTask?${query({ taskId })}`,
  signSuccess: (trainingId: string, taskId: string) => `/trainingSignSuccess?${query({ id: trainingId, taskId })}`,
  /** For sharing: opens the project for members, and its registration for everybody else. */
  share: (id: string) => `/trainingLink?${query({ id })}`,
}
