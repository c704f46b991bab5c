import { useRef } from "react";

export function Use({ n }) {
  const dialog = useRef(null);
  return (
    <>
      <button type="button" onClick={() => dialog.current.showModal()}>
        撤回申请
      </button>
      <dialog ref={dialog} aria-labelledby={`dialog${n}`}>
        <h2 id={`dialog${n}`}>撤回申请</h2>
        <p>撤回后需要重新提交。</p>
        <form method="dialog">
          <button>取消</button>
          <button>确定</button>
        </form>
      </dialog>
    </>
  );
}
