const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** The body as text, with its byte-order mark: `response.text()` drops it, and by it alone spreadsheets know a CSV file as UTF-8. */
export const bodyText = async (response: Response): Promise<string> => decoder.decode(await response.arrayBuffer());
