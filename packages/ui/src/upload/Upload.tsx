"use client";
import { useId, useLayoutEffect, useState, type ClipboardEvent, type DragEvent, type Ref } from "react";
import { cx } from "../internal/cx.js";
import { useFieldAttributes, useFieldState } from "../internal/field.js";
import * as box from "../internal/field.css.js";
import * as glyphs from "../internal/glyphs.js";
import { Icon } from "../internal/icons.js";
import type { Controllable } from "../internal/useControllable.js";
import { useBeforeHydration } from "../internal/useBeforeHydration.js";
import { useHydrated } from "../internal/useHydrated.js";
import { useLabels } from "../internal/useLabels.js";
import { useMergedRef } from "../internal/useMergedRef.js";
import { toast } from "../toast/toasts.js";
import { ToastRegion } from "../toast/ToastRegion.js";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.js";
import { checkFile, EXTENSIONS, MAX_BYTES, MAX_FILES, sizeText } from "./checkFile.js";
import { FileCard } from "./FileCard.js";
import { uploadLabels, type UploadLabels } from "./labels.js";
import * as styles from "./Upload.css.js";

export type UploadProps = {
  /** Files at most. @default 3 */
  max?: number;
  /** Bytes of each at most. @default 2097152 */
  maxBytes?: number;
  /** Endings of allowed names, in any case. @default png jpg jpeg bmp raw psd */
  extensions?: readonly string[];
  /** Offers the camera on phones. @default true */
  camera?: boolean;
  name?: string;
  id?: string;
  required?: boolean;
  disabled?: boolean;
  "aria-label"?: string;
  "aria-describedby"?: string;
  labels?: Partial<UploadLabels>;
  className?: string;
  /** The file field. */
  ref?: Ref<HTMLInputElement>;
} & Controllable<"files", readonly File[]>;

/** The native field holds what is shown here, so that the browser itself can send it. */
function hold(field: HTMLInputElement, files: readonly File[]): void {
  if (typeof DataTransfer === "undefined") return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  try {
    field.files = transfer.files;
  } catch {
    // Some browsers within apps let nobody write to the field: there whoever listens to `onFilesChange` sends the files.
  }
}

/**
 * Pictures to send along. A native file field underneath: a form with `encType="multipart/form-data"` sends them, without scripts too.
 * Files that do not fit are dropped; why is said in a toast and stays to be read below the field. Files can be chosen, dropped, pasted, or
 * taken by the camera. Keyboard: Enter or Space on the field; Tab to the remove buttons. Data attributes of
 * the zone: `data-over` (files held above it), `data-invalid`.
 */
export function Upload(props: UploadProps) {
  const { max = MAX_FILES, maxBytes = MAX_BYTES, extensions = EXTENSIONS, camera = true, disabled, labels, className } = props;
  const words = useLabels("upload", uploadLabels, labels);
  const [files, setFiles] = useFieldState(props, "files", []);
  const limits = useId();
  const attributes = useFieldAttributes(props, limits);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [over, setOver] = useState(false);
  const hydrated = useHydrated();
  const [field, both] = useMergedRef(props.ref);

  const add = async (chosen: readonly File[]) => {
    if (disabled || chosen.length === 0) return;
    const faults = await Promise.all(chosen.map((file) => checkFile(file, extensions, maxBytes)));
    const good = chosen.filter((_file, index) => faults[index] === undefined);
    const sentences = chosen.flatMap((file, index) =>
      faults[index] ? [{ name: file.name, why: faults[index] === "size" ? words.tooLarge : words.wrongFormat }] : [],
    );
    const full = files.length + good.length > max;
    for (const why of new Set(sentences.map((sentence) => sentence.why))) toast(why, { tone: "danger" });
    if (full) toast(words.tooMany(max), { tone: "danger" });
    setRefused([...sentences.map(({ name, why }) => words.refused(name, why)), ...(full ? [words.tooMany(max)] : [])]);
    setFiles([...files, ...good].slice(0, max));
  };
  const remove = (file: File) => {
    setRefused([]);
    setFiles(files.filter((other) => other !== file));
    field.current?.focus();
  };
  useBeforeHydration(field, (input) => void add([...(input.files ?? [])]));

  useLayoutEffect(() => {
    if (field.current) hold(field.current, files);
  }, [field, files]);

  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === "dragover");
    if (event.type === "drop") void add([...event.dataTransfer.files]);
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length > 0) event.preventDefault();
    void add([...event.clipboardData.files]);
  };
  const accept = extensions.map((extension) => `.${extension.toLowerCase()}`).join(",");

  return (
    <div className={cx(styles.root, className)} onPaste={paste}>
      <div className={styles.zone} data-over={over || undefined} data-invalid={attributes["aria-invalid"]} onDragOver={drag} onDragLeave={drag} onDrop={drag}>
        {hydrated && (
          <span className={styles.invitation} aria-hidden="true">
            <Icon path={glyphs.upload} />
            {words.choose}
          </span>
        )}
        <input
          {...attributes}
          ref={both}
          type="file"
          className={cx(styles.native, hydrated && styles.over)}
          accept={accept}
          multiple={max > 1}
          disabled={disabled}
          required={attributes.required && files.length === 0}
          aria-label={props["aria-label"]}
          onChange={(event) => void add([...(event.currentTarget.files ?? [])].filter((file) => !files.includes(file)))}
        />
      </div>
      {hydrated && camera && (
        <label className={styles.camera}>
          <Icon path={glyphs.camera} />
          {words.camera}
          <input
            type="file"
            className={styles.hidden}
            accept="image/*"
            capture="environment"
            disabled={disabled}
            onChange={(event) => void add([...(event.currentTarget.files ?? [])])}
          />
        </label>
      )}
      <p id={limits} className={box.note}>
        {words.limits(max, sizeText(maxBytes), extensions)}
      </p>
      {files.length > 0 && (
        <ul className={styles.list}>
          {files.map((file) => (
            <FileCard key={`${file.name} ${file.size} ${file.lastModified}`} file={file} words={words} onRemove={disabled ? undefined : () => remove(file)} />
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <div className={box.complaint}>
          {refused.map((sentence) => (
            <p key={sentence} className={box.complaint}>
              {sentence}
            </p>
          ))}
        </div>
      )}
      <VisuallyHidden role="status">{files.length > 0 ? words.chosen(files.length) : ""}</VisuallyHidden>
      {hydrated && <ToastRegion />}
    </div>
  );
}
