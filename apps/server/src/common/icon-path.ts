/** Address of one icon of the pages as a picture of its own. Drawn by http/pictures. @see CONTENT-08 */
export const iconPath = (name: string): string => `/portal/icons/${name}.svg`;
