export const studyLinks = {
  studyTime: () => '/studyTime',
  rank: (by?: 'points') => (by ? `/topAcademic?by=${by}` : '/topAcademic'),
  tasks: () => '/task',
  taskTab: () => '/taskTab',
}
