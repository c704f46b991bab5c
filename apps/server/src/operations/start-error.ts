import { SettingsError, type Settings } from "../settings";

const code = (error: unknown) => (error as NodeJS.ErrnoException | undefined)?.code;

/** What went wrong at start, in one sentence that says what to do. */
export function startErrorMessage(error: unknown, settings?: Settings): string {
  if (error instanceof SettingsError) return error.message;
  const { message } = error instanceof Error ? error : new Error(String(error));
  switch (code(error)) {
    case "EADDRINUSE":
      return `端口 ${settings?.port ?? ""} 已被占用：请停掉占用它的程序，或换一个端口（PORT=4401 npm start）。`;
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return settings && settings.port < 1024 && message.includes("listen")
        ? `没有权限使用端口 ${settings.port}：请换成 1024 以上的端口（PORT=4400 npm start）。`
        : `没有权限读写文件：${message}。请检查 DATA_DIR 指向的文件夹。`;
    case "EADDRNOTAVAIL":
      return `这台机器没有地址 ${settings?.host ?? ""}：请检查 HOST。`;
    default:
      return `启动失败：${message}`;
  }
}

/** Says the sentence and ends with exit code 1. */
export function exitWithStartError(error: unknown, settings?: Settings): never {
  console.error(startErrorMessage(error, settings));
  process.exit(1);
}
