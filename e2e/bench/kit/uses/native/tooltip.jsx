export function Use() {
  return (
    <button type="button" title="以窗口收到材料的当日起算">
      承诺期限
    </button>
  );
}
