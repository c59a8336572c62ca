export const lecturerLinks = {
  centre: () => '/lecturerCenter',
  search: () => '/lecturerSearch',
  detail: (lecturerId: string) => `/lecturerDetail?lecturerId=${encodeURIComponent(lecturerId)}`,
}
