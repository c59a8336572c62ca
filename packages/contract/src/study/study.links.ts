export const studyLinks = {
  studyTime: () => '/studyTime',
  rank: () => '/topAcademic',
  tasks: () => '/task',
  taskTab: () => '/taskTab',
}
