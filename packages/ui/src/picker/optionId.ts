/** Id of an option in its list: the field names the active one by it. */
export const optionId = (listId: string, index: number): string => `${listId}o${index}`;
