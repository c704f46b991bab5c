"use client";
import { useEffect, useState } from "react";
import * as glyphs from "../internal/glyphs.js";
import { Icon } from "../internal/icons.js";
import { isImage, sizeText } from "./checkFile.js";
import type { UploadLabels } from "./labels.js";
import * as styles from "./Upload.css.js";

type FileCardProps = { file: File; words: UploadLabels; onRemove?: () => void };

export function FileCard({ file, words, onRemove }: FileCardProps) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!isImage(file.name)) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <li className={styles.card}>
      {address ? (
        <img className={styles.picture} src={address} alt={words.preview(file.name)} onError={() => setAddress(undefined)} />
      ) : (
        <span className={styles.picture}>
          <Icon path={glyphs.file} />
        </span>
      )}
      <span className={styles.name}>
        {file.name}
        <span className={styles.size}>{sizeText(file.size)}</span>
      </span>
      {onRemove && (
        <button type="button" className={styles.remove} aria-label={words.remove(file.name)} onClick={onRemove}>
          <Icon path={glyphs.close} />
        </button>
      )}
    </li>
  );
}
