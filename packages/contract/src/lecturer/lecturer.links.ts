export const lecturerLinks = {
  centre: () => '/lecturerCenter',
  centreTab: () => '/lecturerCenterTab',
  search: () => '/lecturerSearch',
  detail: (lecturerId: string) => `/lecturerDetail?lecturerId=${encodeURIComponent(lecturerId)}`,
}
